/** What each card of Letters of the Moon says, by slug. Its keynote, which is printed on it, is the contract's. */
export const ORACLE_TEXTS: Readonly<Record<string, string>> = {
  'new-moon':
    'Dark evenings are good for beginnings, because nobody is watching and nothing has to look right. Say one wish in plain words, and put it away somewhere that is yours alone. You need no plan yet, and you certainly need no announcement. Seeds do their first work out of sight, and so may you. When somebody asks how it is going, you can say that it is early, and be telling the truth.',
  'waxing-crescent':
    'A thin bright line has appeared, and it would be easy to call it nothing. Please count it. One page, one walk, one honest minute on the phone: this is how most good things look in their first week. You are allowed to be pleased before you can prove anything. Keep the step so small that even a tired version of you can manage it, and let tomorrow have one of its own.',
  'first-quarter':
    'Here is the moment when an idea meets its first obstacle, and you find out how much you mean it. Thinking has taken you to the crossing and can do no more for you there. Pick the road that you would be sorry not to have tried. Then take one step along it, a modest one, in ordinary shoes. You can correct your course while walking far more easily than while standing still.',
  'waxing-gibbous':
    'You are close, and closeness has its own kind of impatience. Everything looks almost right, which makes the last wrong things shout. Resist the wish to tear it up and start again. Adjust one detail, have some supper, and look once more in the morning. What you are making has survived a good deal already. It deserves the same kindness at the end that you gave it at the beginning.',
  'full-moon':
    'Tonight there is light enough to see the whole garden: what has grown, what has been eaten, and the chair that you forgot to bring in. Look at it without scolding anyone. Some of what you find is better than you remembered. Some of it has been asking for attention since spring. You need change nothing this evening. Only see it truly, and say aloud the part that you have been leaving out.',
  'waning-gibbous':
    'You know something now that you did not know before, and you paid for it. Somebody near you stands where you stood last year. Tell them, over tea and without a lecture, how it was for you and what helped. Teaching a thing is how it becomes properly yours. And if no one comes to mind, write it down for the person you used to be, who would have been so glad to read it.',
  'last-quarter':
    'There is a bag on your shoulder that you packed for a journey which ended long ago. Open it and look. One promise in there was kept; you may take it out. One quarrel is older than some of your friends. Nothing has to be thrown from a cliff with ceremony. Simply set it on the floor, stand for a moment with your hands empty, and notice how much lighter the stairs have become.',
  'waning-crescent':
    'You have been treating your tiredness as a fault to be corrected. It is closer to a receipt: proof that you have spent a great deal. Close the shop for an evening. The last of the night is there to be slept through, and fields lie fallow so that something can grow in them later. Cancel one small thing and put nothing in its place. Those who love you would much prefer you rested.',

  'moon-in-aries':
    'There is a sentence you have been rehearsing in the shower, and it has become rather good. Say it while it is warm. Courage seldom feels brave from within; mostly it feels like a dry mouth and an early start. You need not win, and you need not be loud. Be first, be brief, and be kind about it. Whatever the answer turns out to be, you can stop rehearsing and have your mornings back.',
  'moon-in-taurus':
    'No great question was ever well answered on an empty stomach. Before you settle anything, eat something warm, sit somewhere soft, and feel the weight of your feet on the floor. Your body has been sending polite notes about this for days. Slowness may look like stubbornness from outside, but you know the difference. Decide when you are fed and unhurried. What is truly for you can stand to wait until after lunch.',
  'moon-in-gemini':
    'The first question was polite, and so was the answer. Ask another. Ask what it was like, or what happened next, or what they would do differently. People keep the interesting drawer locked until somebody shows that they mean to stay. Do the same with your own thoughts, which have been chattering in the kitchen all week. Two of them disagree. Pour them both a drink, and listen without taking notes.',
  'moon-in-cancer':
    'You have been looking for a place where you can take your shoes off, so to speak. It may be an address, and it may be a blue cup, a recipe, a voice on the telephone. Home is partly something you bring in with you. Put one familiar thing where you can see it from bed. Let one person in who does not mind the mess. Softness needs a shell, and you may choose when to open it.',
  'moon-in-leo':
    'You have become skilled at standing a little behind other people in the photograph. Come forward. The room has space for you, and several people in it have been wondering where you went. Showing what you made is different from showing off; it is closer to setting out food for guests. Wear the bright coat. Sign your name in full. If someone claps, look at them and say thank you, and leave it there.',
  'moon-in-virgo':
    'Love does not always arrive with flowers; often it changes the light bulb. Choose one corner of your life, the smallest one that bothers you, and put it in order today. Tomorrow do it once more. You are good at noticing what is out of place, so remember to turn that fine eye on what is going right as well. Done and a little crooked is kinder to you than perfect and postponed.',
  'moon-in-libra':
    'Two needs have come to your table, and you have been asking one of them to stand. Pull up another seat. Fairness takes longer than giving in, and it lasts longer too. Hear the first side to the end, then the second, and only afterwards say which one is yours. You are permitted to have a preference. Peace that depends on your silence is a very good imitation, and you have started to feel the cost.',
  'moon-in-scorpio':
    'Something true has been living under the floorboards, and everybody walks a little oddly on that side of the room. You need not tear up the house. Lift one board. Say what you feel in a low voice, to the person it concerns, without adding what you think of them. Truth can be handed over like a knife: handle first. Some of it may stay private; let the rest come up for air.',
  'moon-in-sagittarius':
    'Your plans have shrunk to fit the room you make them in. Go outside and look at something at least a mile away. The question gets better with distance: where would you like to be heading, if the next five years were an open road? You owe nobody a timetable. Book the small ticket, read a book about the far place, learn ten words of its language. A wide aim leaves plenty of room for a crooked path.',
  'moon-in-capricorn':
    'You are climbing well. It hardly shows, because you look upwards so often and back so seldom. Turn round for a minute and see how far below you that first bend already lies. Nothing about this asks for speed. It asks for sensible boots, a packed lunch, and somebody who knows where you are. Do today’s stretch and stop when it is done. Mountains have never yet thought less of anyone for resting.',
  'moon-in-aquarius':
    'The notion you keep apologising for is the most interesting thing you have said all month. It does not fit the form, which may be a fault in the form. Tell it to one curious person, and watch for the moment they lean in. Belonging does not mean matching the curtains. Somewhere people are already meeting about this in a draughty hall with bad biscuits, and they have kept a seat near the window.',
  'moon-in-pisces':
    'You have been kicking hard to stay above the water. Lie back for a moment: it holds more of you than you think. Feelings have come in from all sides lately, and some of them belong to other people. Let them drift a little way off, and see which ones stay. A nap, a bath or an hour of music counts as useful work today. Afterwards you may strike out for whichever shore you like.',

  'the-lantern':
    'You would like to see the whole road before you set out, and all you have been given is a small circle of light. It is enough. It moves when you move, and it always shows the next place to put your foot. Stop straining at the dark beyond it, where everything looks like a wolf. Do the one thing that is plainly in front of you. Then hold the lamp up, and look again.',
  'the-tide':
    'Something is going out, and you have been running down the sand after it. Stand still a moment. Water that leaves shows you the floor of things: shells, lost rings, the shape of the bay. You did not drive it away, and you cannot hold it by the hem. Walk along the wet edge and pick up what it has left for you. Room is being made, and for today that is all you need to know.',
  'the-wild-rose':
    'You may be tender and keep your thorns; gardens are full of proof. Kindness has never required you to be picked by everyone who passes. Think of one request that makes your shoulders rise, and answer it with a friendly no. Add no reasons. Those who love you can learn where the sharp parts are and come close all the same. And for those who only want the flower, the hedge is doing its honest work.',
  'the-open-door':
    'You have been standing on the step for some time, rehearsing what to say if someone asks your business. Nobody is guarding the place. The latch is up, there is a smell of coffee, and you were invited in a manner so ordinary that you missed it. Wipe your feet and go in. You can be new and still be welcome. If it turns out to be the wrong house, you may leave the same way.',
  'the-key':
    'You have searched every drawer for the clever answer, and all the while it has been in your coat. It is something you already do, so often that you no longer count it: listening, mending, making people laugh, beginning again. Try it on this lock. It may stiffen at first, as old ones do, so be patient with your hand. No stranger has to give you permission to use what is yours.',
  'the-bridge':
    'Between you and somebody else there is a gap, and each of you has been waiting on your own bank for the other to swim. Build from your side. One plank might be a question, a plain apology, or an invitation to something dull such as a walk. Go as far as the middle and no further. It holds best when both ends are made of the same stuff, so leave them the pleasure of laying theirs.',
  'the-well':
    'You give good water to anyone who comes up the path, and lately the bucket has begun to scrape the stones. Draw some for yourself while there is plenty. Ten quiet minutes before the others wake will do more than a week away once you have run dry. Whoever loves you can hear the word ‘later’. Find out what fills you again, the simple thing, and keep it as you would keep an appointment with a friend.',
  'the-owl':
    'You came in from bright light, and for now you can make out nothing but shapes. Wait a little. Eyes that stay open learn the dark, and so do minds. Leave the message unanswered this evening and let the first reaction go by like a passing car. Sit, listen, turn your head. What looked like a threat in the corner may be a coat upon a hook. In the morning you can speak from what you saw.',
  'the-thread':
    'It all looks tangled because you are trying to look at all of it. Find a single loose end. It might be the bill on top, the shortest reply, or the name that keeps coming back to you. Take that between finger and thumb and follow where it leads, gently, without pulling. Tangles tighten for people in a hurry. You need not understand the knot this evening; you need only stay with one strand of it.',
  'the-mirror':
    'You have been looking at yourself in poor light and taking notes. Move nearer to the window. There is the tired line you always see, and there too is the mouth that makes people confide in you. Judge as you would judge a friend who had slept badly and tried hard. Say one fair thing to this person, aloud if you can bear it. Fair is enough. Nobody is asking you to flatter.',
  'the-harbour':
    'You have been good in rough weather, so good that people forget you are out in it. There is a wall here that breaks the waves. Come in. Let someone else catch the rope and ask you nothing until you have had your soup. Staying a few days does not make you any less of a sailor. Boats are mended in still water, and the sea has never minded waiting for those who know their way back.',
  'the-bread':
    'What you have is simple and ready, and it is best today. You were saving it for a better occasion, with matching plates. Invite them now. Give the compliment while you still mean it, send the photograph, lend the book you loved. Plain things shared at the right hour feed people more than splendid ones that come late. Keep a slice for yourself, with butter, and eat it sitting down, like somebody who was also invited.',
  'the-bell':
    'You have hinted, sighed, and placed the cup rather firmly on the table, and still nobody has understood. Use words. One clear sentence carries further than a week of signs: what you need, from whom, by when. Say it in a level voice, and then let it ring without rushing in to soften it. Quiet after a true sound is only people listening. You have asked, which was your part, and you have done it well.',
  'the-moth':
    'Something shines for you, and you have been circling it until you are dizzy. It is good to love what is bright. You need not get close enough to be singed. Enjoy the glow from the window ledge for an evening, and notice which of your plans are still there when you look away. Longing is a fine companion and a poor pilot. Ask what you hoped that light would show you, and look there as well.',
  'the-ladder':
    'You keep measuring how far up the roof is, which does nothing for your grip. Look at your feet instead. This step bears your weight, and it took you some trouble to reach it. Stay until your breathing is slow. The next one is only a hand’s breadth higher, and it can be tried with one foot before you trust it with both. Nobody goes up in leaps, whatever it may look like from the lawn.',
  'the-seed':
    'You have planted something, and every few days you are tempted to dig it up and see how it is getting on. Leave it be. Growing things like privacy, water and a dull routine, and they do not thank us for opinions. Tell fewer people about it. Let the surface look bare a while longer, and trust your own two hands, which put it there with care. Your task this week is merely to water and to wait.',
  'the-comet':
    'Some things come by so seldom that we take them for accidents. This chance has an orbit; it was on its way while you were doing the dishes. Go out and look up, even if it is cold and you have work tomorrow. You cannot keep it, and it does not need you to. Let it show you that long absences can end in brightness. Tell somebody what you saw, and write down the date.',
  'the-hearth':
    'You have been eyeing other people’s fires, which look very cheerful through their windows. Yours has embers. Put on one dry log: a meal cooked slowly, an old friend called, the shelf put up at last. Warmth is mostly a matter of coming back to the same place and bending down. Draw the chairs in close. There may be fewer people round it than you once imagined, and those who came are holding out their hands.',
  'the-shell':
    'After everything the sea has carried off, there is this left in your hand, with its small persistent sound. Put it to your ear. Some part of the old days wanted to stay with you: a phrase of your grandmother’s, a skill, a way of laughing. It asks for no grief tonight. Set it upon the windowsill among the everyday things. You are made of what remained as much as of what you lost.',
  'the-compass':
    'Advice has been coming at you from all directions, and each of them was pointed at with great confidence. Before you choose a road, find out what stays fixed in you. Name two things you would not trade: honesty perhaps, or time with your children, or a certain quiet. Hold the map against those. Several routes may turn out to be good ones. You can walk round the swamp and still be going where you meant to go.',
  'the-veil':
    'There is a part of this that you do not owe to anyone yet. Privacy is not a lie; it is a curtain drawn in a lit room. You may answer ‘I would rather not say’ with a smile, and pass the potatoes. New feelings, in particular, bruise when handled by too many people. Keep it close until it has a shape. When you do choose to show it, choose someone who knocks before entering.',
  'the-feather':
    'Ask of everything you are carrying whether it helps you to move. Some worries are stones that somebody handed you while they tied their shoes. You were polite and kept them. You can set them on a wall and walk on. Take along what weighs almost nothing: a joke, a tune, the memory of having managed before. Travel a day like this and see how far you get. Light is a way of being serious, too.',
  'the-root':
    'From above it seems that nothing is happening, and you have begun to doubt yourself. Underneath you have been busy. You have found water in hard ground, and taken hold. Tall things stand because of this unseen year. Give it depth: go to bed early, keep your word in small matters, visit the people who knew you first. Leaves are pleasant and the wind takes them. Nobody is behind who is still growing downwards.',
  'the-letter':
    'There is somebody you have been writing to in your head, in rather grand sentences. Use the small ones. Begin with where you are sitting and what you can see; then say what you miss, or what you are sorry for, or merely hello. You may keep it in a drawer for a night before you decide whether to send it. Words sound different on paper. Half of the good is in having found out what they were.',
};
