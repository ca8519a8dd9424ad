import { Difficulty } from '../../vocabulary';
import { joinedNotes, withNotes } from '../carried-notes';
import type { CarriedQuestion } from '../interchange';
import { childOf, descendantsOf, textOf } from '../xml/xml-tree';
import type { XmlElement } from '../xml/xml-tree';
import { OWN_FIELDS, withOwnFields } from './own-fields';

const DIFFICULTIES: Record<string, Difficulty> = {
  'very easy': Difficulty.EASY,
  easy: Difficulty.EASY,
  medium: Difficulty.MEDIUM,
  difficult: Difficulty.HARD,
  'very difficult': Difficulty.HARD,
};
const DURATION = /^P?T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?$/u;

/** What the metadata of a resource says of a question: skill, difficulty and time. */
export function withMetadata(question: CarriedQuestion, resource: XmlElement | undefined): CarriedQuestion {
  const [lom] = resource ? descendantsOf(resource, 'lom') : [];
  if (!lom) return question;
  const keywords = descendantsOf(lom, 'keyword').map(textOf).filter(Boolean);
  const own = keywords.find((keyword) => keyword.startsWith(OWN_FIELDS));
  const [skill, ...tags] = keywords.filter((keyword) => keyword !== own);
  const [difficulty] = descendantsOf(lom, 'difficulty');
  const hard = DIFFICULTIES[textOf(childOf(difficulty, 'value')).toLowerCase()];
  const [time] = descendantsOf(lom, 'typicalLearningTime');
  const seconds = secondsIn(textOf(childOf(time, 'duration')));
  const known = {
    ...question,
    ...(skill && { skill }),
    ...(hard && { difficulty: hard }),
    ...(seconds > 0 && { durationSeconds: seconds }),
  };
  const tagged = tags.length > 0 ? withNotes(known, joinedNotes(known.notes ?? {}, { tags })) : known;
  return own === undefined ? tagged : withOwnFields(tagged, own);
}

function secondsIn(duration: string): number {
  const [, hours = '0', minutes = '0', seconds = '0'] = DURATION.exec(duration) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Math.round(Number(seconds));
}
