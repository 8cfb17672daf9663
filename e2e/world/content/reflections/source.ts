/** A reflection as it is written down; the first line of its text is its summary. */
export interface ReflectionSource {
  title: string;
  author: string;
  /** Name of the class. */
  of: string;
  graduated?: true;
  text: string;
}
