import { object } from 'yup';
import type { QuestionType } from '../../../../graphql/schema-generated';
import { questionLimits } from '../../limits';
import type { AnswerInput, QuestionFields, QuestionTypeDefinition } from '../question-type';
import { rubricText } from '../rubric/rubric';
import { readWhole, wholeNumber } from '../whole-number';
import { RecordingEditor } from './recording-editor';
import { RecordingPreview } from './recording-preview';
import type { RecordingDraft } from './recording-draft';

export const readRecording = ({ recordSeconds, rubric }: QuestionFields): RecordingDraft => ({
  recordSeconds: String(recordSeconds ?? ''),
  rubric: rubric ?? '',
});

export const writeRecording = ({ recordSeconds, rubric }: RecordingDraft): AnswerInput => ({
  recordSeconds: readWhole(recordSeconds) ?? 0,
  rubric: rubric.trim(),
});

export const recordingSchema = object({
  recordSeconds: wholeNumber({
    min: questionLimits.leastRecordSeconds,
    max: questionLimits.mostRecordSeconds,
  }).required('questions:problem.recordTime'),
  rubric: rubricText,
});

/** A type whose answer is recorded on the page. */
export const recording = (
  type: Extract<QuestionType, 'VIDEO' | 'AUDIO'>,
  own: Pick<QuestionTypeDefinition<RecordingDraft>, 'Icon' | 'durationSeconds' | 'score'>,
): QuestionTypeDefinition<RecordingDraft> => ({
  ...own,
  type,
  group: 'media',
  blank: () => ({ recordSeconds: '60', rubric: '' }),
  read: readRecording,
  write: writeRecording,
  schema: recordingSchema,
  Editor: RecordingEditor,
  Preview: RecordingPreview,
});
