import { ask } from '../../questions';
import { demoTests } from '../../test-library';
import type { ReadyAssessment } from './ready-assessment';

export const dataAnalyst: ReadyAssessment = {
  title: 'Data Analyst, graduate intake',
  jobRole: 'Data analyst',
  description:
    'For graduates: logical reasoning, first steps in SQL and statistics, and reading a chart with a critical eye.',
  level: 'Beginner',
  language: 'en',
  type: 'cognitive',
  proctoring: { webcamSnapshots: true, fullScreen: true, copyPaste: true },
  isActive: true,
  ageDays: 48,
  testIds: [demoTests.logicalReasoning],
  questions: [
    ask.forNumber('Daily orders were 80, 95, 110, 95 and 120. What is the median?', '95', '0', [
      'Statistics',
      'Easy',
      45,
      4,
    ]),
    ask.oneOf(
      'Which chart shows best how the shares of four products in total sales changed over twelve months?',
      ['Pie chart', 'Stacked column chart in percent', 'Scatter plot', 'Box plot'],
      1,
      ['Charts', 'Easy', 45, 4],
    ),
    ask.whether('A correlation of 0.9 between two measures proves that one of them causes the other.', false, [
      'Statistics',
      'Easy',
      30,
      3,
    ]),
    ask.oneOf(
      'You need one row per customer with the number of orders; customers without an order must appear with 0. How do you join?',
      [
        'orders INNER JOIN customers',
        'customers LEFT JOIN orders',
        'orders LEFT JOIN customers',
        'customers CROSS JOIN orders',
      ],
      1,
      ['SQL', 'Medium', 75, 6],
    ),
    ask.forWords('Which SQL clause filters groups after GROUP BY?', ['HAVING'], ['SQL', 'Medium', 30, 4]),
    ask.forNumber('A page had 2,400 visits and 84 sign-ups. What is the conversion rate in percent?', '3.5', '0.05', [
      'Ratios',
      'Easy',
      60,
      4,
    ]),
    ask.forText(
      'Monthly sales fell by 12 % while the number of orders rose. Name two possible explanations, and for each the figures you would look at to check it.',
      'Two explanations that fit both facts, such as smaller baskets, discounts, a shift to cheaper products or returns (3 each). A figure for each that would tell (2 each).',
      ['Problem solving', 'Medium', 300, 10],
    ),
  ],
};
