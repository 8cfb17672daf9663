import type { OwnedRoute } from '@suite/loader/registry';
import type { ComponentType } from 'react';
import { needsReload, reloadOnce, type PageLoader } from '@suite/loader';
import type { Admission } from '../session/admission';

/** What entering a page needs: its code, and the check of the visitor. */
export interface Entrance {
  pages: PageLoader;
  admission: Admission;
  /** The page whose entering began before the first render. */
  begun?: { row: OwnedRoute; page: Promise<ComponentType> };
}

/** The page if it can be rendered at once. */
export function drawable({ pages, admission }: Entrance, row: OwnedRoute): ComponentType | undefined {
  if (needsReload(row, location.hash)) return undefined;
  return admission.isAdmitted(row) ? pages.loaded(row) : undefined;
}

/** Loads the code and checks the visitor in parallel; never settles for a visitor who is being sent elsewhere. */
async function begin({ pages, admission }: Entrance, row: OwnedRoute): Promise<ComponentType> {
  if (needsReload(row, location.hash)) {
    reloadOnce();
    return new Promise(() => undefined);
  }
  const page = pages.load(row);
  // A visitor who is sent elsewhere needs no page: its failure does not matter then.
  page.catch(() => undefined);
  const outcome = await admission.admit(row);
  return outcome === 'in' ? page : new Promise(() => undefined);
}

/** Begins to enter the first page before the first render. */
export function enterAhead(entrance: Entrance, row: OwnedRoute): void {
  const page = begin(entrance, row);
  page.catch(() => undefined);
  entrance.begun = { row, page };
}

/**
 * Enters a page, or goes on with an entering that has begun: a visitor who is being sent to a login page must
 * not be sent there twice.
 */
export function enterPage(entrance: Entrance, row: OwnedRoute): Promise<ComponentType> {
  const { begun } = entrance;
  entrance.begun = undefined;
  return begun?.row === row ? begun.page : begin(entrance, row);
}
