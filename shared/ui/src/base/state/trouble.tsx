import { useState } from 'react';
import { later } from '../../later';

const useCard = later(() => import(/* webpackChunkName: "trouble" */ './trouble-card'));

/** The code of an error, with what the service needs to find it; loaded when an error is shown. */
export function Trouble({ error }: { error: unknown }) {
  const [at] = useState(Date.now);
  const late = useCard(true);
  return late ? <late.TroubleCard error={error} at={at} /> : null;
}
