/** Full-width digits, letters and signs, as a Chinese keyboard types them, as ordinary ones of the same count. */
export const halfWidth = (text: string): string =>
  text
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ');
