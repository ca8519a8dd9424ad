export const trueFalseContent = {};
