import { asEntered, useCall, userDetail, zhengInfo, type CourseLine, type Zheng } from '@suite/api';
import { platform } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { Loaded } from '@suite/features/loaded';
import { PageHead, Progress } from '@suite/ui';
import { Button, Cell, CellGroup, Page, Result, Skeleton } from '@suite/ui/base';
import { useEffect } from 'react';
import { AwardOnPaper } from '../award/award';
import { CopyRow } from '../award/copy-row';
import css from './diploma.module.css';
import { missingFor, ownCourse, type Missing } from './diploma-lines';

interface DiplomaScreenProps {
  /** The lines that share the page, the one to name first when the learner has none of them. */
  lines: readonly CourseLine[];
}

/** The diploma of a line, or what is missing for it. */
export function DiplomaScreen({ lines }: DiplomaScreenProps) {
  const detail = useCall(userDetail, undefined);
  const diplomas = useCall(zhengInfo, undefined, asEntered);
  const zheng = diplomas.data?.find(({ line }) => lines.includes(line));
  const owned = lines.find((line) => detail.data && ownCourse(detail.data, line));
  const line = owned ?? lines[0];
  const missing = detail.data && diplomas.data && !zheng && line ? missingFor(detail.data, line) : undefined;
  return (
    <Page footer={missing && platform().hasPage(missing.to) ? <GoOn missing={missing} /> : undefined}>
      <Loaded query={diplomas} skeleton={<Skeleton card rows={8} />}>
        {() =>
          zheng ? (
            <Diploma zheng={zheng} />
          ) : (
            <Loaded query={detail} skeleton={<Skeleton card rows={8} />}>
              {() => (missing ? <NotYet missing={missing} /> : null)}
            </Loaded>
          )
        }
      </Loaded>
    </Page>
  );
}

function Diploma({ zheng }: { zheng: Zheng }) {
  const { name, course_name, zheng_no, verify_code, issue_date, line } = zheng;
  useEffect(() => {
    platform().messenger.share({ title: `我从“${course_name}”毕业了`, description: '学理财，也能学有所成' });
  }, [course_name]);
  const { hasPage } = platform();
  return (
    <>
      <div className={css.head}>
        <PageHead title="恭喜您毕业" lead={course_name} />
      </div>
      <div className={css.paper}>
        <AwardOnPaper
          award={{
            name,
            courseName: course_name,
            number: zheng_no,
            verifyCode: verify_code,
            day: issue_date,
          }}
        />
      </div>
      <CellGroup title="证书信息">
        <CopyRow title="证书编号" text={zheng_no} />
        <CopyRow title="校验码" text={verify_code} />
      </CellGroup>
      <p className={css.note}>把证书编号和校验码告诉班主任老师，就能查验证书真伪。</p>
      {hasPage(links.certificateHome()) ? (
        <CellGroup>
          <Cell title="申请纸质证书" label="带照片，免费邮寄到家" to={links.certificateForm({ line })} />
        </CellGroup>
      ) : null}
    </>
  );
}

function NotYet({ missing: { title, text, progress } }: { missing: Missing }) {
  return (
    <>
      <Result state="waiting" title={title} reason={text} />
      {progress === undefined ? null : (
        <div className={css.progress}>
          <Progress percent={progress} label="学习进度" />
        </div>
      )}
    </>
  );
}

function GoOn({ missing: { action, to } }: { missing: Missing }) {
  return (
    <Button block onClick={() => platform().navigate(to)}>
      {action}
    </Button>
  );
}
