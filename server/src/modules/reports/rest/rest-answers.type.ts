import { z } from 'zod';
import { Stage } from '../../candidates';
import { ResultStatus } from '../../grading';
import { Level } from '../../questions';

const stage = z.enum(Stage);
const doneField = { status: z.literal(true) };

const assessment = z.strictObject({
  id: z.string(),
  title: z.string(),
  jobRole: z.string(),
  candidateLevel: z.enum(Level).nullable(),
  duration: z.number().int().describe('Seconds.'),
  totalCandidates: z.number().int().describe('Everybody invited.'),
  totalCompletedCandidates: z.number().int(),
});

const contact = { name: z.string(), email: z.string(), phone: z.string().nullable() };
const candidate = z.strictObject({ id: z.string(), ...contact, status: stage });

const records = { assessments: z.array(assessment), candidates: z.array(candidate) };
const person = { id: z.string(), name: z.string(), email: z.string(), isVerified: z.boolean() };

/** `data.admin` holds exactly one. */
export const adminAnswer = z.strictObject({
  ...doneField,
  data: z.strictObject({ admin: z.array(z.strictObject({ ...person, ...records })) }),
});

const hr = z.strictObject({
  ...person,
  phone: z.string().nullable(),
  companyName: z.string().nullable(),
  companySize: z.number().int().nullable(),
  numberOfRequests: z.number().int(),
  maxRequests: z.number().int().nullable().describe('Null: not limited.'),
  numberOfCandidates: z.number().int(),
  numberOfAssessments: z.number().int(),
  ...records,
});

export const hrAnswer = z.strictObject({ ...doneField, hr });

const result = z.strictObject({
  assessmentId: z.string(),
  assessmentTitle: z.string(),
  assessmentDescription: z.string().describe('`description not found` where there is none.'),
  score: z.number(),
  totalScore: z.number(),
  percentage: z.number().int().describe('The integer part.'),
  status: z.enum(ResultStatus),
  overallFeedback: z.string().describe('`assessment not found` where there is none.'),
  externalId: z.string().nullable().describe('As the program gave it that invited.'),
  language: z.enum(['en', 'ar']).describe('In which the exam was sat.'),
});

export const candidateAnswer = z.strictObject({
  ...doneField,
  candidate: z.strictObject({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    ...contact,
    status: stage.describe('How far the newest invitation has come.'),
  }),
  assessmentResults: z.array(result),
});

export const doneAnswer = z.strictObject(doneField);
