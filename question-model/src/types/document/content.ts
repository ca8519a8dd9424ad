export const documentContent = {};
