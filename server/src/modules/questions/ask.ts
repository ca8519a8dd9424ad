import type { QuestionDraft } from './question.policy';
import type { Difficulty } from './vocabulary';

/** Skill, difficulty, seconds, points. */
type About = [skill: string, difficulty: Difficulty, durationSeconds: number, score: number];

/** Short ways to write a question down in code. Right choices are named by their place, from 0. */
export const ask = {
  oneOf: (text: string, choices: string[], right: number, about: About): QuestionDraft => ({
    ...basics('multiple-choice', text, about),
    choices: choices.map((choice, index) => ({ text: choice, isRight: index === right })),
  }),
  someOf: (text: string, choices: string[], right: number[], about: About): QuestionDraft => ({
    ...basics('multiple-choice', text, about),
    choices: choices.map((choice, index) => ({ text: choice, isRight: right.includes(index) })),
    allowsSeveral: true,
  }),
  whether: (text: string, truth: boolean, about: About): QuestionDraft => ({
    ...basics('true-false', text, about),
    truth,
  }),
  forWords: (text: string, acceptedAnswers: string[], about: About): QuestionDraft => ({
    ...basics('short-answer', text, about),
    acceptedAnswers,
  }),
  forNumber: (text: string, value: string, tolerance: string, about: About): QuestionDraft => ({
    ...basics('number', text, about),
    number: { value, tolerance },
  }),
  forText: (text: string, rubric: string, about: About): QuestionDraft => ({
    ...basics('open-ended', text, about),
    rubric,
  }),
};

function basics(type: QuestionDraft['type'], text: string, [skill, difficulty, durationSeconds, score]: About) {
  return { type, text, skill, difficulty, durationSeconds, score };
}
