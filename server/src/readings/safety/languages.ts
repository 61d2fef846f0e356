import { chinese } from './languages/chinese.ts';
import { english } from './languages/english.ts';
import { french } from './languages/french.ts';
import { german } from './languages/german.ts';
import { italian } from './languages/italian.ts';
import { portuguese } from './languages/portuguese.ts';
import { spanish } from './languages/spanish.ts';

export const LANGUAGES = [english, spanish, french, german, portuguese, italian, chinese];
