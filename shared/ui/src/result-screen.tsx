import { Page, Result, type ResultProps } from '@suite/ui/base';

export type ResultScreenProps = ResultProps;

/** A result that is a whole page. */
export const ResultScreen = (result: ResultScreenProps) => (
  <Page tone="white">
    <Result {...result} />
  </Page>
);
