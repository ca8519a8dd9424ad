import { Injectable } from '@nestjs/common';
import { shownQuestion } from '@mizan/question-model';
import { DataSource } from 'typeorm';
import type { Question } from '../question.entity';
import { imageIdsOf } from './html-images';

type Content = Pick<Question, 'type' | 'text' | 'textHtml' | 'content' | 'answerKey'>;

const sameTexts = `
  select type, text, text_html as "textHtml", content, answer_key as "answerKey" from questions
  where owner_id = $1 and text = any($2)`;

/** Which questions somebody's bank has already: asked and answered alike, whatever their skill, time and points. */
@Injectable()
export class KnownQuestions {
  constructor(private readonly dataSource: DataSource) {}

  /** Those of the given ones. Pictures are not compared, so one that shows any is never known. */
  async among<Q extends Content>(ownerId: string, questions: readonly Q[]): Promise<Set<Q>> {
    const comparable = questions.filter(({ textHtml }) => imageIdsOf(textHtml).length === 0);
    if (comparable.length === 0) return new Set();
    const texts = [...new Set(comparable.map(({ text }) => text))];
    const stored = await this.dataSource.query<Content[]>(sameTexts, [ownerId, texts]);
    const known = new Set(stored.map(sameness));
    return new Set(comparable.filter((question) => known.has(sameness(question))));
  }
}

function sameness({ type, text, textHtml, content, answerKey }: Content): string {
  return JSON.stringify([type, text, textHtml, withoutIds(shownQuestion(type, { content, answerKey }))]);
}

/** With its keys in one order, and nothing of what is given anew to each question. */
function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([name, own]) => name !== 'id' && own !== null)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, own]) => [name, withoutIds(own)]);
}
