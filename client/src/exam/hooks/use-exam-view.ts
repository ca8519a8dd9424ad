import { useSyncExternalStore } from 'react';
import type { Exam } from '../engine/exam';
import type { ExamView } from '../engine/exam-state';

export const useExamView = (exam: Exam): ExamView => useSyncExternalStore(exam.subscribe, exam.view);
