import { Extensions } from '@nestjs/graphql';

/** Of a field that works more than to fetch a row: what is added each time that it is asked for, in rows. */
export const Weighs = (rows: number) => Extensions({ weight: rows });

/** What reads all results of an assessment: at most about as many of these in one operation as it may have root fields. */
export const ALL_RESULTS = 700;
