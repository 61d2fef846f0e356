/** What seeded people are called and write about. No text holds a semicolon or needs escaping beyond its quotes. */
export const FIRST_NAMES =
  words(`Ada Agnes Alba Alice Amos Anna Arlo Asta Beatrix Bruno Cara Cecil Clara Conrad Dara
  Delia Edda Edwin Elias Elsa Emil Esme Ewan Faye Felix Flora Frida Gita Greta Hana Hugo Ida Ines Ira Iris Ivo Jana
  Jonas Juno Kasia Kofi Lena Leo Lila Liv Luis Mabel Maia Malik Mara Milo Mina Nadia Nell Nora Olga Omar Otis Pia Rafi
  Rhea Rosa Ruth Saul Selma Sena Silas Sofia Stella Sven Tarek Tess Thea Tilda Uma Vera Viola Yara Zeno Zora`);

/** A last name is made of both parts. */
export const NAME_BEGINNINGS =
  words(`Alder Ash Birch Black Bright Cold Clear Elder Fair Fern Gold Green Grey Hawk
  Hazel Heath High Long Marsh North Oak Raven Rose Silver Stone Thorn West White Wild Winter`);
export const NAME_ENDINGS =
  words(`bank beck bourne bridge brook by combe cote croft dale den fell field ford gate
  grove ham hurst ley mere moor ridge stead stone ton wald ward well wick wood`);

/** Found in few of all texts, and in the names of few people: what a writer may search for. */
export const SEARCH_TERMS = ['Winterbourne', 'Ravenmere', 'Hazelcombe', 'Silverbeck', 'Thornwick'] as const;

export const TITLES = [
  'Will this house feel like home',
  'Should I write to my brother',
  'What am I not seeing at work',
  'A card for the week ahead',
  'Is it time to let the garden go',
  'He asked me to come back',
  'The offer from the other school',
  'My daughter has stopped singing',
  'What does the autumn hold',
  'How do I forgive her',
  'Two roads and one car',
  'The quiet after the move',
  'May I trust this friend',
  'Where did my patience go',
  'The letter I never sent',
  'What would help me sleep',
  'A question about money',
  'Ready to meet someone',
  'The second child',
  'How to spend the last summer here',
];

export const QUESTIONS = [
  'I keep starting the same conversation in my head and never finish it.',
  'We have known each other for nine years and I cannot read him any more.',
  'Everyone has advice and none of it sounds like me.',
  'I would like to know what I am carrying that is not mine.',
  'The decision is due on Friday and my stomach says no.',
  'My mother would have known what to do with this.',
  'It is a good offer on paper and I feel nothing when I read it.',
  'I moved here for love and stayed for the bakery.',
  'Since the summer I wake at four and think about the sea.',
  'She said sorry and I believed her, and now I am not sure.',
  'I want to make something with my hands again.',
  'He is kind to everyone except himself.',
  'My grown son rings only on Sundays and never says much.',
  'Is there something in me that chooses difficult people?',
  'I have the money for one of the two and not for both.',
  'What should I look at that I have been walking past?',
];

export const THANKS = [
  'Thank you, I read it on the bus and missed my stop.',
  'I did what you said about the door and it was open.',
  'That is exactly the word I was looking for.',
  'May I ask one more thing about the last card?',
  'She laughed when I told her, and then we talked.',
  'I have pinned it over the sink.',
  'It took me a week to see what you meant.',
  'I slept, and in the morning it was smaller.',
];

export const OBSERVATIONS = [
  'The first card fell out before I had finished shuffling, which I take as a hurry to be heard.',
  'Look at the hands in this picture and not at the face.',
  'There is a door in the background that most people never notice.',
  'You asked about him, and the card answered about you.',
  'This is a slow card, and it does not mind being asked twice.',
  'The water is calm, but somebody has just got out of it.',
  'What spilled is on the table, and what stands is behind you.',
  'Nothing here is finished, and nothing here is broken.',
  'The road bends before the hill, so you cannot see the house from where you are.',
  'She holds the sword upright and her other hand open.',
  'I would not call it a warning, I would call it a good survey.',
  'It is the card of things handed on, and see how small they are.',
];

export const COUNSELS = [
  'Begin with water, then, and with paper that costs nothing.',
  'Say it early, say it once, and say it sitting down.',
  'Ask for one day more and see what they do with their face.',
  'Write the answer down three mornings running, before coffee.',
  'Put one thing down this week and tell me what the free hand did.',
  'Leave the lamp in the window, but go to bed.',
  'Bring her something that you do want to give.',
  'Keep the lid and let the chest go.',
  'Cook for two and take one across the road.',
  'You need not have finished grieving in order to cross.',
  'Buy two good chairs and sit in both.',
  'Go by daylight, with the door of the room open.',
];

function words(text: string): string[] {
  return text.split(/\s+/);
}
