import { gapsIn, inGap, offersAnswer } from '../carried-gaps';
import type { CarriedGap } from '../carried-gaps';
import { OTHER_ANSWER } from '../carried-notes';
import { withTexFormulas } from '../formulas';
import { encodeBasics } from '../html-text';
import type { CarriedQuestion } from '../interchange';
import { escapePattern } from '../without-patterns';

/** What is told of a gap, by the answer that it is told for. */
type Told = ReadonlyMap<string, string>;

/** What is asked and the text with its gaps, as Moodle keeps both in one. */
export function clozeHtml(question: CarriedQuestion): string {
  const { text, textHtml, gapText = '' } = question;
  const carried = gapsIn(question);
  const gaps = encodeBasics(gapText).replace(/\[\[(\d+)\]\]/gu, (_, written: string) => {
    const gap = carried[Number(written) - 1];
    return gap ? gapCode(gap, toldIn(question, gap, Number(written), carried.length)) : '';
  });
  const asked =
    (textHtml && withTexFormulas(textHtml)) ??
    text
      .split('\n')
      .map((line) => `<p>${encodeBasics(line)}</p>`)
      .join('');
  return `${asked}<p>${gaps.replaceAll('\n', '<br/>')}</p>`;
}

function toldIn({ notes }: CarriedQuestion, gap: CarriedGap, place: number, gaps: number): Told {
  const named = (notes?.answers ?? []).map(({ answer, feedback }) => ({ ...inGap(answer, gaps), feedback }));
  const meant = named.filter((one) => one.place === place || (one.place === null && offersAnswer(gap, one.answer)));
  return new Map(meant.map(({ answer, feedback }) => [answer, feedback]));
}

function gapCode(gap: CarriedGap, told: Told): string {
  const after = (answer: string) => (told.has(answer) ? `#${written(told.get(answer) ?? '')}` : '');
  const { acceptedAnswers, choices = [], rightChoices, isNumeric, tolerance } = gap;
  if (choices.length > 0) {
    const options = choices.map(
      (text, at) => `${rightChoices?.includes(at + 1) ? '=' : ''}${written(text)}${after(text)}`,
    );
    return `{1:MULTICHOICE:${options.join('~')}}`;
  }
  const wrong = [...told.keys()].filter((answer) => !acceptedAnswers.includes(answer));
  const number = (value: string, within = '0') => (value === OTHER_ANSWER ? value : `${value}:${within}`);
  const options = [
    ...acceptedAnswers.map(
      (answer) => `=${isNumeric ? number(answer, tolerance ?? '0') : words(answer)}${after(answer)}`,
    ),
    ...wrong.map((answer) => `${isNumeric ? number(answer) : wrongWords(answer)}${after(answer)}`),
  ];
  return `{1:${isNumeric ? 'NUMERICAL' : 'SHORTANSWER'}:${options.join('~')}}`;
}

const written = (text: string, special = /[\\~=#}]/gu): string =>
  encodeBasics(text.replace(special, (char) => `\\${char}`));

/** The backslash of `\*` is Moodle's own and stays single. */
const words = (text: string): string => written(escapePattern(text), /[\\~=#}](?!\*)/gu);

const wrongWords = (text: string): string => (text === OTHER_ANSWER ? text : words(text));
