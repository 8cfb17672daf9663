import type { Certificate } from '@suite/api';
import { Card } from '@suite/ui';
import { AwardOnPaper } from '../award/award';
import { sampleAward } from './sample-award';
import css from './sample-card.module.css';

interface SampleCardProps {
  certificate: Certificate;
  name: string;
  photo: string;
}

/** The certificate as it will look, redrawn when the photo changes. */
export function SampleCard({ certificate, name, photo }: SampleCardProps) {
  return (
    <Card label="证书预览">
      <div className={css.row}>
        <div className={css.paper}>
          <AwardOnPaper award={sampleAward(certificate, name, photo)} />
        </div>
        <div className={css.words}>
          <h2 className={css.title}>{certificate.course_name}</h2>
          <p className={css.text}>证书会印成这样。上传照片后，预览随之更新。</p>
        </div>
      </div>
    </Card>
  );
}
