import type { Scene } from '../../drawing/scene.ts';
import { theWorld } from './theWorld.ts';
import { judgement } from './judgement.ts';
import { theSun } from './theSun.ts';
import { theMoon } from './theMoon.ts';
import { theStar } from './theStar.ts';
import { theTower } from './theTower.ts';
import { theDevil } from './theDevil.ts';
import { temperance } from './temperance.ts';
import { death } from './death.ts';
import { theHangedMan } from './theHangedMan.ts';
import { justice } from './justice.ts';
import { wheelOfFortune } from './wheelOfFortune.ts';
import { theHermit } from './theHermit.ts';
import { strength } from './strength.ts';
import { theChariot } from './theChariot.ts';
import { theLovers } from './theLovers.ts';
import { theHierophant } from './theHierophant.ts';
import { theEmperor } from './theEmperor.ts';
import { theEmpress } from './theEmpress.ts';
import { theHighPriestess } from './theHighPriestess.ts';
import { theMagician } from './theMagician.ts';
import { theFool } from './theFool.ts';

export const PAPER_MAJORS: Record<string, Scene> = {
  'the-fool': theFool,
  'the-magician': theMagician,
  'the-high-priestess': theHighPriestess,
  'the-empress': theEmpress,
  'the-emperor': theEmperor,
  'the-hierophant': theHierophant,
  'the-lovers': theLovers,
  'the-chariot': theChariot,
  strength,
  'the-hermit': theHermit,
  'wheel-of-fortune': wheelOfFortune,
  justice,
  'the-hanged-man': theHangedMan,
  death,
  temperance,
  'the-devil': theDevil,
  'the-tower': theTower,
  'the-star': theStar,
  'the-moon': theMoon,
  'the-sun': theSun,
  judgement,
  'the-world': theWorld,
};
