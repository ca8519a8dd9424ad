export const shortAnswerContent = {};
