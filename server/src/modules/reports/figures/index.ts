export { AssessmentMarksLoader } from './assessment-marks.loader';
export type { PercentageCount } from './assessment-marks.loader';
export type { BandShare } from './band-share';
export { BandShareNode } from './band-share.type';
export { averageOf, sharesOf } from './mark-summary';
export { FiguresModule } from './figures.module';
export { ReportedResultFields } from './reported-result.type';
