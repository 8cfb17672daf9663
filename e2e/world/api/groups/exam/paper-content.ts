import type { CourseLine } from '@suite/api';
import { papers } from '../../../content';
import type { PaperContent } from '../../../content/types';

const byId = new Map(papers.map((paper) => [paper.id, paper]));

export const paperOfId = (id: number): PaperContent | undefined => byId.get(id);

/** The papers of a line: its exam, then those after a failure. */
export const papersOfLine = (line: CourseLine): PaperContent[] =>
  papers.filter((paper) => paper.line === line);
