export const xlcxContent = {};
