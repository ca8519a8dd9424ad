import { ask } from '../../../questions';
import { inBlocks } from '../in-blocks';
import { bilingualTest } from '../said-test';
import { sql as said } from './said/sql';

const orders = `id | customer | amount
1 | Huda | 120
2 | Sami | 80
3 | Huda | 200
4 | Lina | 60
5 | Sami | 150`;

export const sql = bilingualTest(said, {
  key: 'sql-en',
  title: 'SQL in practice',
  jobRole: 'Data analyst',
  description: 'Filtering, grouping, joining and changing data, with the traps that NULL and indexes hold.',
  level: 'Mid Level',
  language: 'en',
  questions: [
    inBlocks(
      ask.forNumber(
        `The table orders looks like this. How many rows does the query return?\n\n${orders}\n\nSELECT customer FROM orders\nGROUP BY customer\nHAVING SUM(amount) > 200;`,
        '2',
        '0',
        ['SQL', 'Medium', 100, 5],
      ),
    ),
    ask.forNumber(
      'The table customers has 5 rows, and 2 of these customers have no orders. The table orders has 8 rows, and each belongs to a customer. How many rows does customers LEFT JOIN orders give, joined by the customer?',
      '10',
      '0',
      ['SQL', 'Hard', 120, 6],
    ),
    ask.oneOf(
      'Which condition finds the people whose telephone number is not known?',
      ['phone = NULL', 'phone IS NULL', "phone = 'NULL'", 'phone <> phone'],
      1,
      ['SQL', 'Easy', 45, 4],
    ),
    ask.whether('COUNT(phone) also counts the rows in which phone is NULL.', false, ['SQL', 'Medium', 40, 3]),
    ask.someOf(
      'Which statements change the rows of a table? Mark all that apply.',
      ['INSERT', 'SELECT', 'UPDATE', 'DELETE', 'EXPLAIN SELECT'],
      [0, 2, 3],
      ['SQL', 'Easy', 45, 4],
    ),
    ask.ranking(
      'Put these parts of a query into the order in which the database works through them, logically seen.',
      ['FROM', 'WHERE', 'GROUP BY', 'HAVING', 'SELECT', 'ORDER BY'],
      ['SQL', 'Hard', 90, 6],
    ),
    ask.blanks(
      'Complete the PostgreSQL query that lists the three best-paid employees, the best-paid one first.',
      'SELECT name FROM employees ORDER BY salary [[1]] [[2]] 3;',
      [['DESC'], ['LIMIT']],
      ['SQL', 'Medium', 75, 5],
    ),
    ask.dropdown(
      'Which command undoes everything that the running transaction has done?',
      ['COMMIT', 'ROLLBACK', 'REVOKE', 'TRUNCATE'],
      1,
      ['SQL', 'Easy', 40, 3],
    ),
    ask.forWords(
      'Which keyword, written after SELECT, leaves out rows that repeat another row of the result?',
      ['DISTINCT', 'SELECT DISTINCT'],
      ['SQL', 'Easy', 40, 3],
    ),
    ask.forText(
      "The table users has five million rows and an index on email. The condition lower(email) = 'sara@example.com' is slow all the same. Explain why, what you would change, and how you would show that it helped.",
      'The index holds email and not lower(email), so the whole table is read (4). An index on the expression, or a stored or case-insensitive column (4). Compares the plan or the time before and after, for example with EXPLAIN ANALYZE (2).',
      ['SQL', 'Hard', 270, 10],
    ),
  ],
});
