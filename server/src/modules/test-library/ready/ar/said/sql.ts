import type { SaidTest } from '../../said-test';

const orders = `id | city | amount
1 | Riyadh | 300
2 | Jeddah | 150
3 | Riyadh | 200
4 | Dammam | 90
5 | Jeddah | 450`;

export const sql: SaidTest = {
  title: 'Querying data with SQL',
  jobRole: 'Data analyst',
  description: 'Choosing and grouping rows, joining tables and changing data safely.',
  questions: [
    [
      `This is the table orders. How many rows does the query return?\n\n${orders}\n\nSELECT id FROM orders\nWHERE amount >= 200;`,
    ],
    [
      `This is the table orders. Which city comes first in the result of the query?\n\n${orders}\n\nSELECT city, SUM(amount) AS total FROM orders\nGROUP BY city\nORDER BY total DESC;`,
      'Riyadh',
      'Jeddah',
      'Dammam',
      'It cannot be told',
    ],
    [
      'The table of customers is joined to the table of orders by an INNER JOIN. What happens to a customer without an order?',
      'Appears once, with empty cells',
      'Does not appear in the result',
      'Appears with every order',
      'The query stops with an error',
    ],
    ['Conditions in WHERE apply before rows are grouped, and those in HAVING after it.'],
    ['Which of these are aggregate functions, which take many rows and give one value? Mark all that apply.'],
    ['Which constraint gives every row a value that tells it apart, is never repeated and never empty?'],
    ['Complete the command so that it raises the prices of books alone by 5%.'],
    [
      'You are going to delete old records from a database that employees are working with. Put the steps into order.',
      'Take a backup',
      'Begin a transaction',
      'Run the delete command',
      'Check the number of deleted rows',
      'Commit the transaction',
    ],
    [
      'Which command undoes everything that the running transaction has done?',
      ['ROLLBACK', 'ROLLBACK;', 'ROLLBACK TRANSACTION'],
    ],
    [
      'A table of customers has several records of the same person, with the name spelt in different ways. Explain how you find the duplicates, how you merge them without losing orders, and how you keep them from coming back.',
      'Relies on what tells a person apart, such as the telephone number or the email address, once its spelling is uniform (4), moves the orders to the record that stays, within one transaction (4), and adds a constraint against duplicates (2).',
    ],
  ],
};
