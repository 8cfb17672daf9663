import { LoadingPage, type LoadingPageProps } from '../loaded';
import { Skeleton } from '@suite/ui/base';
import css from './waiting.module.css';

/** Shown until a paper has arrived: the skeleton of a question with its options, or the error. */
export const Waiting = (page: Pick<LoadingPageProps, 'title' | 'query'>) => (
  <LoadingPage
    {...page}
    tone="white"
    skeleton={
      <>
        <Skeleton rows={2} />
        <div className={css.options}>
          <div className={css.option} />
          <div className={css.option} />
          <div className={css.option} />
          <div className={css.option} />
        </div>
      </>
    }
  />
);
