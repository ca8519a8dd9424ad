import type { SaidTest } from '../../said-test';

const branches = `Branch | First quarter | Second quarter | Third quarter | Fourth quarter
Riyadh | 640 | 700 | 680 | 780
Jeddah | 520 | 500 | 560 | 620
Dammam | 240 | 260 | 250 | 250`;

export const numericalReasoning: SaidTest = {
  title: 'Working with numbers',
  jobRole: 'All roles',
  description: 'Percentages, averages, proportions and tables. A calculator is allowed.',
  questions: [
    [
      `The table shows the sales of three branches, in thousand riyals. What percentage of the yearly sales of all three branches is that of Jeddah? Round to one decimal.\n\n${branches}`,
      '%',
    ],
    [
      `The table shows the sales of three branches, in thousand riyals. Which branch grew most, in percent, from the first to the fourth quarter?\n\n${branches}`,
      'Jeddah',
      'Dammam',
      'Riyadh',
      'All three grew by the same percentage',
    ],
    ['An invoice is 2,300 riyals, including value added tax of 15%. How many riyals of it are tax?', 'SAR'],
    ['The price of an article fell by 20%, and then the new price rose by 25%. It is now what it was before.'],
    [
      'An amount of 1,200 dinars was shared among three partners in the ratio 2 to 3 to 5. Which statements are right? Mark all that apply.',
      'The first partner gets 240 dinars',
      'The second partner gets 400 dinars',
      'The third partner gets half of the amount',
      'What the third gets more than the second equals the share of the first',
    ],
    [
      'A car covered 180 kilometres in two hours, and then, because of traffic, 100 kilometres in two more hours. What was its average speed over the whole journey, in kilometres per hour?',
    ],
    ['One dollar is 3.75 riyals. How many riyals are 240 dollars?'],
    ['Put these numbers into order, the smallest first.'],
    [
      'Fill the gap with the right number.',
      'Supplies last 12 workers for 20 days. If there are 16 workers, they last [[1]] days.',
      ['15', 'fifteen'],
    ],
    [
      'You have two offers for a rental car: the first is 150 dirhams a day without a limit on distance, the second 90 dirhams a day and 0.40 dirhams for each kilometre. Show when the second offer is cheaper, how you got there, and what you would ask before you decide.',
      'Compares 150 with 90 + 0.40 × distance (4), finds that both are equal at 150 kilometres a day, so the second is cheaper below that (4), and names a sensible question such as insurance, fuel or the number of days (2).',
    ],
  ],
};
