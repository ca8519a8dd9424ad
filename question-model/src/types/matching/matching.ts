import type { DerivedPart } from '../../derivation/derivation';
import { plainPart } from '../../derivation/derivation';
import { marked } from '../../marking/marking';
import { group, id, list, nullable, whole, withDefault } from '../../shape/declare';
import { authoredChoices } from '../shared/choices';
import { declareKind } from '../shared/declare-kind';
import { choiceTexts } from '../shared/mark-choices';
import { readChoices, showChoices } from '../shared/read-choices';
import { promptText } from './content';
import { readMatches, readPrompts } from './read-prompts';

/** Each prompt may have a choice of its own, and there may be as many again that belong to none. */
const MAX_CHOICES = 40;

const authoredPrompt = group(
  'Prompt',
  {
    id: withDefault(id('Of a prompt that stays; left out for a new one.')),
    text: promptText,
    match: nullable(
      whole(1, MAX_CHOICES, 'The place of the choice that belongs to it, from 1; null where it is kept back.'),
    ),
  },
  'A prompt of a matching question as its author sees it.',
);

/**
 * Prompts, each of which one of the choices belongs to. Choices that belong to none are distractors; one may belong to several. Each
 * prompt is worth the same.
 */
export const matching = declareKind({
  type: 'matching',
  about: 'Prompts and choices: to each prompt belongs one choice. Candidates see the choices shuffled.',
  alwaysShuffles: true,
  key: { matches: list(id(), 'Of choices, by the order of the prompts.') },
  authored: { prompts: list(authoredPrompt, 'In the order in which they are shown.'), choices: authoredChoices },
  read: (draft, context) => {
    const prompts = readPrompts(draft.prompts ?? [], context);
    const drafts = (draft.choices ?? []).map(({ id: own, text, isRight }) => ({ id: own, text, isRight }));
    const choices = readChoices(drafts, MAX_CHOICES, context);
    const matches = readMatches(draft.prompts ?? [], choices, context.problems);
    return { content: { prompts, choices: inOrder(choices, matches) }, answerKey: { matches } };
  },
  show: ({ content: { prompts, choices }, answerKey }) => {
    const ordered = inOrder(choices, answerKey.matches);
    return {
      prompts: prompts.map((prompt, index) => ({ ...prompt, match: placeOf(index, answerKey.matches, ordered) })),
      choices: showChoices(ordered),
    };
  },
  mark: ({ content: { prompts }, answerKey: { matches }, maxScore }, given) => {
    const right = prompts.filter((prompt, index) => choiceOf(prompt.id, given.matches) === matches[index]).length;
    const of = prompts.length;
    if (right === 0) return marked(0, 'NO_PAIR_RIGHT', { of });
    if (right === of) return marked(maxScore, 'ALL_PAIRS_RIGHT', { of });
    return marked(Math.round((maxScore * right) / of), 'PAIRS_COUNTED', { right, of });
  },
  derive: (question, given) => {
    const { content, answerKey, maxScore } = question;
    const share = content.prompts.length === 0 ? 0 : Math.round(maxScore / content.prompts.length);
    const parts = content.prompts.map(({ id: own, text: label }, index): DerivedPart => {
      const chosen = choiceOf(own, given.matches);
      const right = answerKey.matches[index];
      const isRight = chosen !== undefined && chosen === right;
      return {
        ...plainPart,
        label,
        given: chosen === undefined ? null : textOf(content, chosen),
        expected: right === undefined ? [] : [textOf(content, right)],
        verdict: isRight ? 'RIGHT' : chosen === undefined ? 'MISSED' : 'WRONG',
        score: isRight ? share : 0,
        maxScore: share,
      };
    });
    return { rule: 'SHARES', parts };
  },
});

/** As the prompts take them, then the distractors: the order in which they are written, whatever order a paper has. */
function inOrder<Choice extends { id: string }>(
  choices: readonly Choice[],
  matches: readonly string[] | undefined,
): Choice[] {
  const taken = [...new Set(matches)].flatMap((choiceId) => choices.find(({ id: own }) => own === choiceId) ?? []);
  return [...new Set([...taken, ...choices])];
}

interface Match {
  promptId: string;
  choiceId: string;
}

const choiceOf = (promptId: string, given: readonly Match[]): string | undefined =>
  given.find((match) => match.promptId === promptId)?.choiceId;

const textOf = (content: { choices: { id: string; text: string }[] }, choiceId: string): string =>
  choiceTexts({ content }, [choiceId])[0] ?? '–';

/** Null where the key is kept back, as a report may. */
function placeOf(
  index: number,
  matches: readonly string[] | undefined,
  choices: readonly { id: string }[],
): number | null {
  const at = choices.findIndex(({ id: own }) => own === matches?.[index]);
  return at < 0 ? null : at + 1;
}
