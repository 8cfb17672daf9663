import { links } from '@suite/kernel/links';
import { ButtonLink } from '@suite/ui';
import { Page, Result } from '@suite/ui/base';
import type { ReactNode } from 'react';

interface NotYetProps {
  title: string;
  /** The week, and when what: a line each. */
  facts: readonly string[];
  children?: ReactNode;
}

/** A week whose exam, or whose result, comes later. */
export const NotYet = ({ title, facts, children }: NotYetProps) => (
  <Page>
    <Result
      state="waiting"
      title={title}
      reason={facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      action={
        <ButtonLink to={links.manageCourse()} block>
          返回管理课程
        </ButtonLink>
      }
    />
    {children}
  </Page>
);
