/** As the server checks them. */
export const limits = {
  textLength: 2000,
  skillLength: 80,
  leastSeconds: 5,
  mostSeconds: 7200,
  mostPoints: 1000,
  leastChoices: 2,
  mostChoices: 12,
  choiceLength: 500,
  mostAnswers: 20,
  answerLength: 200,
  rubricLength: 4000,
} as const;
