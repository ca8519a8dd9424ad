import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import { inOtherLanguage, isWholeTranslation } from '@mizan/question-model';
import { toKeyedContent } from '../keyed-content.view';
import type { Question } from '../question.entity';
import { ExportSelection } from './export-selection';
import type { Selection } from './export-selection';
import { formatOf } from './formats';
import type { WritableQuestion, Writing } from './interchange';
import { toProblemNode } from './interchange.view';
import type { QuestionFormat } from './question-format';
import { QuestionPictures } from './question-pictures';
import { titleOf } from './read-each';
import type { SheetLanguage } from './spreadsheet/columns';
import type { ImportProblem } from './understood-questions';

export interface ExportedFile {
  name: string;
  contentType: string;
  bytes: Buffer;
}

/** Writes questions for other systems. What a format cannot hold is found by writing it, so that report and file agree. */
@Injectable()
export class ExportQuestions {
  constructor(
    private readonly selection: ExportSelection,
    private readonly clock: Clock,
    private readonly pictures: QuestionPictures,
  ) {}

  async file(
    viewer: Viewer,
    format: QuestionFormat,
    selection: Selection,
    language: SheetLanguage,
  ): Promise<ExportedFile> {
    const { bytes } = await this.write(viewer, format, selection, language);
    const { extension, contentType } = formatOf(format);
    return { name: `questions-${this.clock.now().toISOString().slice(0, 10)}.${extension}`, contentType, bytes };
  }

  async report(viewer: Viewer, format: QuestionFormat, selection: Selection): Promise<ImportProblem[]> {
    return (await this.write(viewer, format, selection, 'en')).left.map(toProblemNode);
  }

  private async write(
    viewer: Viewer,
    format: QuestionFormat,
    selection: Selection,
    language: SheetLanguage,
  ): Promise<Writing> {
    const questions = await this.selection.questions(viewer, selection);
    return formatOf(format).write(
      questions.map(withTranslation),
      await this.pictures.read(viewer, questions),
      language,
    );
  }
}

/** Only what is said whole: half a question in the other language would be another one. */
function withTranslation(question: Question): WritableQuestion {
  const other = isWholeTranslation(question.translationState) ? inOtherLanguage(question) : null;
  const said = other && toWritable(Object.assign(Object.create(question) as Question, other));
  return { ...toWritable(question), ...(said && { translation: said }) };
}

function toWritable(question: Question): WritableQuestion {
  const { choices, number, rubric, dateKey, gapText, grid, rating, recordSeconds, ...content } =
    toKeyedContent(question);
  const { type, skill, difficulty, durationSeconds, score, isAdditional } = question;
  return {
    type,
    skill,
    difficulty,
    durationSeconds,
    score,
    isAdditional,
    title: titleOf(question.text),
    language: question.language,
    ...(question.notes && { notes: question.notes }),
    ...content,
    truth: content.truth ?? false,
    choices: choices.map(({ text, isRight, isFixed }) => ({ text, isRight, isFixed })),
    ...(number && { number }),
    ...(rubric !== null && { rubric }),
    ...(dateKey && { dateKey }),
    ...(gapText !== null && { gapText }),
    ...(grid && { grid }),
    ...(rating && { rating }),
    ...(recordSeconds !== null && { recordSeconds }),
  };
}
