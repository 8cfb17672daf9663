/** A selector that reaches further than the classes of its style sheet, and where it stands. */
export interface WideSelector {
  selector: string;
  line: number;
  column: number;
  /** Whether its rule only gives values to variables, which style nothing by themselves. */
  variables: boolean;
}

/**
 * The selectors of a style sheet that reach further than its own classes. All apps share one document, and a sheet
 * stays when its page is left. Lint asks it of sources and the gate of what was built, also by other tools.
 */
export function wideSelectors(css: string): WideSelector[];
