import { ask } from '../../../questions';
import { bilingualTest } from '../said-test';
import { projectManagement as said } from './said/project-management';

export const projectManagement = bilingualTest(said, {
  key: 'project-management-en',
  title: 'Project management basics',
  jobRole: 'Project coordinator',
  description: 'Schedules, scope, risks, roles and honest reporting, whatever the method is called.',
  level: 'Mid Level',
  language: 'en',
  questions: [
    ask.forNumber(
      'Task A takes 3 days. Tasks B (5 days) and C (2 days) can start when A is done. Task D (4 days) needs both B and C. How many days does the whole work take at least?',
      '12',
      '0',
      ['Project management', 'Medium', 100, 5],
    ),
    ask.dropdown(
      'Task A takes 3 days; B (5 days) and C (2 days) follow A side by side; D needs both. By how many days may C be late without delaying D?',
      ['0', '2', '3', '5'],
      2,
      ['Project management', 'Medium', 90, 4],
    ),
    ask.whether('A risk is a problem that has already occurred and now has to be solved.', false, [
      'Project management',
      'Easy',
      40,
      3,
    ]),
    ask.someOf(
      'What belongs into a project charter? Mark all that apply.',
      [
        'The purpose of the project',
        'The name of the sponsor',
        'The hours that each person worked last week',
        'The main risks that are known by now',
        'The minutes of every later meeting',
      ],
      [0, 1, 3],
      ['Project management', 'Medium', 75, 5],
    ),
    ask.oneOf(
      'Halfway through, the client asks for “one small extra”. What do you do first?',
      [
        'Build it quietly, to keep the client happy',
        'Refuse, because the scope has been signed',
        'Write it down, estimate what it does to time and cost, and have it decided',
        'Ask a developer to fit it in after hours',
      ],
      2,
      ['Project management', 'Easy', 60, 5],
    ),
    ask.blanks(
      'Fill in the two words from the RACI scheme.',
      'Whoever does the work is [[1]]; the one person who answers for the result is [[2]].',
      [['responsible'], ['accountable']],
      ['Project management', 'Medium', 60, 4],
    ),
    ask.forNumber(
      'By today, work worth 32,000 has been completed, and it has cost 36,000. What is the cost performance index? Round to two decimals.',
      '0.89',
      '0.005',
      ['Project management', 'Hard', 100, 6],
    ),
    ask.ranking(
      'Put the steps into a sensible order.',
      [
        'Agree with the sponsor on the goal',
        'Break the work down into tasks',
        'Estimate the effort of each task',
        'Put the tasks on a calendar',
        'Hold the closing review',
      ],
      ['Project management', 'Easy', 75, 5],
    ),
    ask.date(
      'A phase starts on Monday, 2 November 2026, and takes ten working days from Monday to Friday; the first day counts, and there are no holidays. What is its last day?',
      { right: '2026-11-13' },
      ['Attention to detail', 'Medium', 75, 4],
    ),
    ask.forText(
      'Your project will be two weeks late because a supplier delivers late. Write the status report to the sponsor in at most 120 words.',
      'The delay and its cause come first, without blame (3). What it means for date and cost (3). What is being done and which decision is needed by when (3). Within the length (1).',
      ['Written communication', 'Medium', 360, 10],
    ),
  ],
});
