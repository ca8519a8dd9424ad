import { Injectable } from '@nestjs/common';
import { isWholeTranslation, sourceTextsOf, translationStateOf } from '@mizan/question-model';
import type { Translation } from '@mizan/question-model';
import { OwnerScope } from '../../../platform/access';
import type { Viewer } from '../../../platform/access';
import { Clock } from '../../../platform/clock';
import type { Tx } from '../../../platform/database';
import { FieldProblems } from '../field-problems';
import { lockQuestion } from '../lock-question';
import type { Question } from '../question.entity';
import type { QuestionFields } from '../question-fields';
import { fieldsOf } from '../version-fields';
import { UpdateQuestion } from '../update-question';
import { readTranslation } from './read-translation';
import type { TranslateQuestionInput } from './translation.inputs';

export type ConfirmedText = NonNullable<TranslateQuestionInput['confirmed']>[number];
export type TranslationChange = Pick<TranslateQuestionInput, 'texts' | 'confirmed' | 'isReviewed'>;

/** Says a question in its other language, confirms what became stale, or notes that somebody has read it. Each is a version. */
@Injectable()
export class TranslateQuestion {
  constructor(
    private readonly scope: OwnerScope,
    private readonly clock: Clock,
    private readonly update: UpdateQuestion,
  ) {}

  /** @throws QuestionNotFound, InvalidInput at `texts.` and the path of a text */
  async within(tx: Tx, viewer: Viewer, id: string, change: TranslationChange): Promise<Question> {
    const question = await lockQuestion(tx.manager, this.scope, viewer, id);
    const fields = fieldsOf(question);
    const translation = this.changed(fields, change, viewer.userId);
    return this.update.write(tx, viewer, question, { ...fields, translation });
  }

  private changed(
    fields: QuestionFields,
    { texts, confirmed, isReviewed }: TranslationChange,
    by: string,
  ): Translation | null {
    assertSources(fields, { texts, confirmed: confirmed ?? [] });
    const said = texts.length > 0 ? readTranslation(fields, { texts }) : fields.translation;
    if (!said) return null;
    const held = confirmed?.length ? { ...said, texts: confirmedTexts(said, confirmed) } : said;
    const isWhole = isWholeTranslation(translationStateOf(fields, held));
    if (isReviewed && isWhole) return { ...held, reviewedBy: by, reviewedAt: this.clock.now().toISOString() };
    return isReviewed === false ? { ...held, reviewedBy: null, reviewedAt: null } : held;
  }
}

/** By the name of the field in which they came. */
type Sources = Readonly<Record<string, readonly { path: string; source?: string | null }[]>>;

function assertSources(fields: QuestionFields, seen: Sources): void {
  const problems = new FieldProblems();
  const sources = new Map(sourceTextsOf(fields).map(({ path, text }) => [path, text]));
  for (const [field, texts] of Object.entries(seen))
    for (const { path, source } of texts) {
      const current = sources.get(path);
      if (source != null && current !== undefined && withoutAddresses(source) !== current)
        problems.add(`${field}.${path}`, 'source-changed');
    }
  problems.throwIfAny();
}

/** What a page was shown, as it is stored: images have got addresses meanwhile. */
const withoutAddresses = (html: string): string =>
  html.replace(/(<img data-file-id="[\da-f-]{36}") src="[^"]*"/gu, '$1');

function confirmedTexts({ texts }: Translation, confirmed: readonly ConfirmedText[]) {
  const sources = new Map(confirmed.map(({ path, source }) => [path, withoutAddresses(source)]));
  return texts.map((text) => ({ ...text, source: sources.get(text.path) ?? text.source }));
}
