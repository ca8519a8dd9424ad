import { defineError } from '../../platform/errors';

export class TestNotFound extends defineError('TEST_NOT_FOUND', 'not-found') {}

export class TestTitleRequired extends defineError('TEST_TITLE_REQUIRED', 'bad-input') {}
export class TestJobRoleRequired extends defineError('TEST_JOB_ROLE_REQUIRED', 'bad-input') {}
/** What is published to all has something to ask. */
export class TestQuestionRequired extends defineError('TEST_QUESTION_REQUIRED', 'conflict') {}
/** An order was handed in for other questions than the test has by now. */
export class TestQuestionsChanged extends defineError('TEST_QUESTIONS_CHANGED', 'conflict') {}
export class TestInactive extends defineError('TEST_INACTIVE', 'conflict') {}
export class TestInUse extends defineError<{ assessments: number }>('TEST_IN_USE', 'conflict') {}
