import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock';
import type { Tx } from '../../../platform/database';
import { DemoSeed } from '../../../platform/demo';
import { demoAssessments, PaperSource, sittingLanguage } from '../../assessments';
import type { ContentLanguage } from '../../questions';
import { addSeconds } from '../attempt';
import type { AnswerValue, AttemptQuestion } from '../attempt';
import { freezePaper } from '../paper';
import { Chance } from './chance';
import { demoAnswer } from './demo-answer';
import { sitMany } from './two-languages.queries';

const DAY = 86_400;

/** Of the question whose translation has slipped: what it says in Arabic makes the first choice the right one. */
const SLIPPED = 4;
const TAKEN_IN = 0.65;

interface Invited {
  id: string;
  email: string;
  language: ContentLanguage | null;
  invitedAt: Date;
}

const invited = `
  select i.id, i.language, i.invited_at as "invitedAt", c.email from invitations i join candidates c on c.id = i.candidate_id
  where assessment_id = $1 and stage = 'Invited' order by c.email`;

/** So many who sat one assessment, each in a language of their choice, that the check of both has something to tell. One statement. */
@Injectable()
export class TwoLanguagesDemo extends DemoSeed {
  readonly order = 45;

  constructor(
    private readonly papers: PaperSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  async seed({ manager }: Tx): Promise<void> {
    const people = await manager.query<Invited[]>(invited, [demoAssessments.serviceDesk]);
    if (people.length === 0) return;
    const paper = await this.papers.forAssessment(demoAssessments.serviceDesk, manager, people[0]?.id ?? '');
    const questions = freezePaper(paper, { id: randomUUID(), extraTimePercent: 0 });
    const sat = people.map(({ language, ...person }) =>
      sitting({ ...person, language: sittingLanguage(paper.settings, language) }, questions, this.clock.now()),
    );
    const given = [
      sat.map(({ answers: _, ...one }) => one),
      sat.flatMap(({ answers }) => answers),
      questions,
      paper.settings,
    ];
    await manager.query(
      sitMany,
      given.map((each) => JSON.stringify(each)),
    );
  }
}

type Person = Omit<Invited, 'language'> & { language: ContentLanguage };

/** Within a month of being invited, and yesterday at the latest. */
function sitting(person: Person, questions: readonly AttemptQuestion[], now: Date) {
  const { id: invitationId, email, language, invitedAt } = person;
  const chance = new Chance(`both ${email}`);
  const [id, ability] = [randomUUID(), 0.35 + 0.6 * chance.next()];
  const daysSince = (now.getTime() - invitedAt.getTime()) / 1000 / DAY;
  const startedAt = addSeconds(invitedAt, chance.between(0.2, Math.min(30, daysSince - 1)) * DAY);
  let openedAt = startedAt;
  const answers = questions.map((question) => {
    const seconds = chance.between(0.2, 0.8) * question.durationSeconds;
    const closedAt = addSeconds(openedAt, seconds);
    const value = answerOf(question, { ability, language, chance });
    const answer = { id: randomUUID(), attemptId: id, position: question.position, value, openedAt, closedAt };
    openedAt = closedAt;
    return answer;
  });
  return { id, invitationId, language, startedAt, submittedAt: openedAt, answers };
}

interface Sitter {
  ability: number;
  language: ContentLanguage;
  chance: Chance;
}

function answerOf(question: AttemptQuestion, { ability, language, chance }: Sitter): AnswerValue | null {
  const isTakenIn = question.position === SLIPPED && language === 'ar' && chance.happens(TAKEN_IN);
  if (isTakenIn) return { choiceIds: (question.content.choices ?? []).slice(0, 1).map(({ id }) => id) };
  return demoAnswer(question, ability, chance);
}
