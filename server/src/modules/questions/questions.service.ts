import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock';
import { requireKnownImages } from './known-images';
import { Question } from './question.entity';
import { readQuestion, sketchQuestion } from './question.policy';
import type { QuestionFields } from './question-fields';
import type { QuestionDraft } from './question.policy';
import { QuestionVersion } from './question-version.entity';
import { atVersion, derivedFrom, fieldsOf, isSame } from './version-fields';
import { ActiveStatus } from './vocabulary';

/** A question in one of its versions. */
export interface Pin {
  questionId: string;
  version: number;
}

const pinnedVersions = `
  select v.question_id as "questionId", v.version, v.fields from question_versions v
  join unnest($1::uuid[], $2::int[]) as pin (question_id, version) using (question_id, version)`;

interface Writing {
  /** Who wrote it, when that is not its owner. */
  by?: string;
  /** Of which it is a copy: its translation goes with it. */
  original?: Question | null;
}

/** Questions for the modules that put them into tests and assessments. Whoever writes one writes its version with it. */
@Injectable()
export class Questions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Whoever asks: the caller knows that the viewer may see what holds them. */
  async byIds(ids: readonly string[], manager = this.dataSource.manager): Promise<Map<string, Question>> {
    const questions = await manager.findBy(Question, { id: In([...new Set(ids)]) });
    return new Map(questions.map((question) => [question.id, question]));
  }

  /** In the versions and the order asked for, whoever asks. */
  async pinned(pins: readonly Pin[], manager = this.dataSource.manager): Promise<Question[]> {
    const ids = pins.map(({ questionId }) => questionId);
    const questions = await this.byIds(ids, manager);
    const values = [ids, pins.map(({ version }) => version)];
    const found = await manager.query<Pick<QuestionVersion, 'questionId' | 'version' | 'fields'>[]>(
      pinnedVersions,
      values,
    );
    const versions = new Map(found.map((version) => [keyOf(version), version]));
    return pins.flatMap((pin) => {
      const [question, version] = [questions.get(pin.questionId), versions.get(keyOf(pin))];
      return question && version ? [atVersion(question, version)] : [];
    });
  }

  /** @throws InvalidInput with paths inside the draft. */
  async create(
    manager: EntityManager,
    ownerId: string,
    draft: QuestionDraft,
    { by = ownerId, original = null }: Writing = {},
  ): Promise<Question> {
    const question = this.make(ownerId, readQuestion(draft, original ? fieldsOf(original) : undefined));
    await requireKnownImages(manager, textsWithImages(question), [ownerId, by]);
    await this.store(manager, [question], by);
    return question;
  }

  /** In the order of the drafts, in few statements. @throws InvalidInput for the first draft with a problem. */
  async createMany(manager: EntityManager, ownerId: string, drafts: readonly QuestionDraft[], by = ownerId) {
    const questions = drafts.map((draft) => this.make(ownerId, readQuestion(draft)));
    await requireKnownImages(manager, questions.flatMap(textsWithImages), [ownerId, by]);
    if (questions.length > 0) await this.store(manager, questions, by);
    return questions;
  }

  /** As it would be stored; nothing is. @throws InvalidInput with paths inside the draft. */
  draft(ownerId: string, draft: QuestionDraft): Question {
    return this.make(ownerId, readQuestion(draft));
  }

  /** As far as it can be read, for whoever mends it; not fit to be stored. */
  sketch(ownerId: string, draft: QuestionDraft): Question {
    return this.make(ownerId, sketchQuestion(draft));
  }

  /** A question of its own, with the same content. */
  async copy(manager: EntityManager, ownerId: string, question: Question, by: string): Promise<Question> {
    const copy = this.make(ownerId, fieldsOf(question));
    if (question.ownerId !== ownerId) copy.originId = question.id;
    await this.store(manager, [copy], by);
    return copy;
  }

  /** The question itself when it is the owner's, or else a copy for them. */
  async ownedBy(manager: EntityManager, ownerId: string, question: Question, by: string): Promise<Question> {
    return question.ownerId === ownerId ? question : this.copy(manager, ownerId, question, by);
  }

  /** Its next version; none, and false, when nothing changes. The caller holds the lock of the question's row. */
  async change(manager: EntityManager, question: Question, fields: QuestionFields, by: string): Promise<boolean> {
    if (isSame(fields, fieldsOf(question))) return false;
    const known = new Set(textsWithImages(question));
    const added = textsWithImages(fields).filter((html) => !known.has(html));
    if (added.length > 0) await requireKnownImages(manager, added, [question.ownerId, by]);
    const version = question.version + 1;
    Object.assign(question, fields, derivedFrom(fields), { version, updatedAt: this.clock.now() });
    await manager.save(Question, question);
    await manager.insert(QuestionVersion, versionOf(question, by));
    return true;
  }

  private make(ownerId: string, fields: QuestionFields): Question {
    const now = this.clock.now();
    return Object.assign(new Question(), {
      ...fields,
      id: randomUUID(),
      ownerId,
      originId: null,
      status: ActiveStatus.ACTIVE,
      version: 1,
      ...derivedFrom(fields),
      createdAt: now,
      updatedAt: now,
    });
  }

  private async store(manager: EntityManager, questions: Question[], by: string): Promise<void> {
    for (let from = 0; from < questions.length; from += AT_ONCE) {
      const some = questions.slice(from, from + AT_ONCE);
      await manager.insert(Question, some);
      await manager.insert(
        QuestionVersion,
        some.map((question) => versionOf(question, by)),
      );
    }
  }
}

/** A statement has at most 65,535 values. */
const AT_ONCE = 500;

const textsWithImages = ({ textHtml, translation }: QuestionFields): (string | null)[] => [
  textHtml,
  translation?.textHtml ?? null,
];

function versionOf(question: Question, createdBy: string): QuestionVersion {
  const { id: questionId, version, updatedAt: createdAt } = question;
  return { questionId, version, fields: fieldsOf(question), createdAt, createdBy };
}

const keyOf = ({ questionId, version }: Pin): string => `${questionId}/${version}`;
