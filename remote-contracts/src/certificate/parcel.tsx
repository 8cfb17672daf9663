import { expressInfo, useCall, type CourseLine } from '@suite/api';
import { yearAndMomentInWords } from '@suite/kernel/time';
import { Loaded, Steps } from '@suite/ui';
import { CopyRow } from '../award/copy-row';
import css from './certificate-my.module.css';

/** The number of a parcel, to be copied, and where it was, the latest first. */
export function Parcel({ line }: { line: CourseLine }) {
  const query = useCall(expressInfo, { line });
  return (
    <Loaded query={query} empty={null}>
      {(info) =>
        info ? (
          <>
            <CopyRow title={`${info.company}单号`} text={info.express_no} />
            <div className={css.track}>
              <Steps
                isTrack
                items={info.track.map(({ record_time, text }) => ({
                  title: text,
                  text: yearAndMomentInWords(record_time),
                }))}
              />
            </div>
          </>
        ) : null
      }
    </Loaded>
  );
}
