/** What the API writes where there is nothing; neither is for people to read. */
const NO_DESCRIPTION = 'description not found';
const NO_FEEDBACK = 'assessment not found';

export const hasDescription = (description: string): boolean => description !== NO_DESCRIPTION;

export const hasFeedback = (feedback: string): boolean => feedback !== NO_FEEDBACK;
