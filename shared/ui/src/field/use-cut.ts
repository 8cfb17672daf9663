import { useState, type ChangeEvent, type ClipboardEvent } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/** How long the text would become by what is pasted. */
function lengthAfter({ clipboardData, currentTarget: field }: ClipboardEvent<TextElement>): number {
  const replaced = (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
  // A field counts the end of a line once.
  const pasted = clipboardData.getData('text').replace(/\r\n/g, '\n');
  return field.value.length - replaced + pasted.length;
}

/** What to say when a pasted text was too long: the browser cuts it without a word. */
export function useCut(maxLength = Infinity) {
  const [isCut, setCut] = useState(false);
  return {
    words: isCut ? `最多 ${maxLength} 个字，后面的没有填入` : undefined,
    onPaste: (event: ClipboardEvent<TextElement>) => setCut(lengthAfter(event) > maxLength),
    onChanged({ nativeEvent }: ChangeEvent<TextElement>) {
      if ((nativeEvent as InputEvent).inputType !== 'insertFromPaste') setCut(false);
    },
  };
}
