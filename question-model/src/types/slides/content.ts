export const slidesContent = {};
