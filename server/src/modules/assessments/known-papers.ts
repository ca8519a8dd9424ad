import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AssessmentNotFound } from './assessments.errors';
import type { PaperSettings } from './paper-settings';

/** How an assessment stands at this moment: what a sitting has to know of it, and what its paper can be remembered under. */
export interface PaperStand {
  settings: PaperSettings;
  /** Then what it asks depends on the bank as well, and nothing is remembered. */
  hasPools: boolean;
  /** Another one as soon as a row is another that the paper is made of. */
  stand: string;
}

export const paperStand = `
  select json_build_object('assessmentId', a.id, 'ownerId', a.owner_id, 'title', a.title, 'jobRole', a.job_role,
      'description', a.description, 'language', coalesce(a.language, 'en'), 'translation', a.translation, 'welcomeVideoUrl', a.welcome_video_url,
      'welcomeVideoFileId', a.welcome_video_file_id, 'status', a.status, 'configuration', a.configuration,
      'reportOptions', a.report_options, 'gradeBands', a.grade_bands, 'proctoring', a.proctoring,
      'integration', a.integration) as settings,
    exists (select from question_pools p where p.assessment_id = a.id) as "hasPools",
    md5(concat_ws(' ',
      (select string_agg(concat(c.test_id, c.xmin), ' ' order by c.test_id) from assessment_tests c
       where c.assessment_id = a.id),
      (select string_agg(concat(h.test_id, h.question_id, h.xmin, ' ', q.xmin), ' ' order by h.test_id, h.question_id)
       from assessment_tests c join test_questions h on h.test_id = c.test_id join questions q on q.id = h.question_id
       where c.assessment_id = a.id),
      (select string_agg(concat('own', o.question_id, o.xmin, ' ', q.xmin), ' ' order by o.question_id)
       from assessment_questions o join questions q on q.id = o.question_id where o.assessment_id = a.id))) as stand
  from assessments a where a.id = $1`;

/** In a transaction. @throws AssessmentNotFound */
export async function paperStandOf(assessmentId: string, manager: EntityManager): Promise<PaperStand> {
  const [found] = await manager.query<PaperStand[]>(paperStand, [assessmentId]);
  if (!found) throw new AssessmentNotFound();
  return found;
}

const MOST_PAPERS = 40;

interface KnownPaper {
  stand: string;
  facts: Map<string, Promise<unknown>>;
}

/**
 * What was read of papers, for as long as no row of theirs changes: it is the same for all who open and start an exam, and
 * PostgreSQL needs milliseconds to plan how to read it. What is kept is shared, and nobody may change it.
 */
@Injectable()
export class KnownPapers {
  private readonly papers = new Map<string, KnownPaper>();

  know<Fact>({ settings, hasPools, stand }: PaperStand, name: string, read: () => Promise<Fact>): Promise<Fact> {
    if (hasPools) return read();
    const { assessmentId } = settings;
    const paper = this.paperOf(assessmentId, stand);
    const known = paper.facts.get(name) as Promise<Fact> | undefined;
    // Whoever comes meanwhile shares it, and a failure with nobody: it may be that of another's transaction.
    if (known) return known.catch(read);
    // Read after its stand was: at worst it is newer, and forgotten at the next look.
    const fact = read();
    paper.facts.set(name, fact);
    fact.catch(() => paper.facts.delete(name));
    return fact;
  }

  private paperOf(assessmentId: string, stand: string): KnownPaper {
    const known = this.papers.get(assessmentId);
    if (known?.stand === stand) return known;
    const paper = { stand, facts: new Map<string, Promise<unknown>>() };
    this.keep(assessmentId, paper);
    return paper;
  }

  private keep(assessmentId: string, paper: KnownPaper): void {
    this.papers.delete(assessmentId);
    this.papers.set(assessmentId, paper);
    const [oldest] = this.papers.keys();
    if (this.papers.size > MOST_PAPERS && oldest !== undefined) this.papers.delete(oldest);
  }
}
