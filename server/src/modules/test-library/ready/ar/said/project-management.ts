import type { SaidTest } from '../../said-test';

export const projectManagement: SaidTest = {
  title: 'Project management essentials',
  jobRole: 'Project coordinator',
  description: 'Planning, scope, risks, budget and honest follow-up, whatever the method.',
  questions: [
    [
      'The first task takes 5 days. After it two tasks start together, the second of 7 days and the third of 4 days; when both are done the fourth begins, which takes 3 days. How many days does the work take at least?',
    ],
    ['In project management a risk is an event that may or may not happen.'],
    [
      'Which of these goals are specific and measurable? Mark all that apply.',
      'Cut the time to handle a request from five days to two by the end of June',
      'Improve the service as far as possible',
      'Train forty employees in the new system before the first of May',
      'Make everybody happy',
    ],
    [
      'A member of the team tells you that they will not finish a task in time, and two other tasks wait for it. How do you begin?',
      'Blame them in front of the team as a warning to others',
      'Wait some days in the hope that they catch up',
      'Ask for the reason of the delay and what is left to do, then rearrange the tasks and tell those concerned',
      'Delete the task from the plan',
    ],
    [
      'The client asks for a big change of the project’s scope that raises its cost. Who usually decides?',
      'The newest member of the team',
      'The project sponsor',
      'The supplier',
      'Whoever heard of the request first',
    ],
    [
      '40% of a project is done and 60,000 riyals have been spent on it. If spending goes on at this rate, how many riyals will it have cost when it is complete?',
      'SAR',
    ],
    [
      'Put these steps into order.',
      'Agree on the goal with the project sponsor',
      'Break the work down into tasks',
      'Estimate the effort of each task',
      'Draw up the schedule',
      'Carry out the tasks and follow them up',
      'Write down the lessons learned',
    ],
    [
      'A phase starts on Sunday, 4 October 2026, and takes ten working days from Sunday to Thursday, counting the first day. What is the date of its last day?',
    ],
    [
      'Fill in the right terms.',
      'What a project includes and does not include is called its [[1]], and the amount approved for it is called its [[2]].',
      ['scope', 'project scope'],
      ['budget', 'project budget'],
    ],
    [
      'The opening of a new branch will be two weeks late because the licence has not been issued yet. Write a status report to the company’s director in at most 120 words.',
      'Begins with the delay and its cause, plainly (3), shows what it means for date and cost (3), says what is being done and which decision is needed by when (3), keeps to the length (1).',
    ],
  ],
};
