import { ApplyRetention } from './apply-retention';
import { CollectCandidateData } from './collect-candidate-data';
import { EraseCandidate } from './erase-candidate';
import { Erasures } from './erasures.service';
import { ExportCandidateData } from './export-candidate-data';
import { PrivacyResolver } from './privacy.resolver';
import { RetentionResolver } from './retention.resolver';
import { Retention } from './retention.service';

export { CandidateExportController } from './candidate-export.controller';
export { Erasure } from './erasure.entity';
export { RetentionRule } from './retention-rule.entity';

/** What is stored about a person, how it is handed over, and how it is forgotten. */
export const privacy = [
  ApplyRetention,
  CollectCandidateData,
  EraseCandidate,
  Erasures,
  ExportCandidateData,
  PrivacyResolver,
  Retention,
  RetentionResolver,
];
