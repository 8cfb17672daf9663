/** Stands in for axios' fetch adapter: every engine of the floor has XMLHttpRequest, which axios prefers. */
export const getFetch = () => false;
