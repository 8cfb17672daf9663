import { manageExamDetail } from '@suite/api';
import { received } from '@suite/features/answering';
import { useFresh, Waiting } from '@suite/features/paper';
import { platform } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { Card, PageHead, Points, RichText, Stats } from '@suite/ui';
import { Button, Page } from '@suite/ui/base';

/** Describes the exam of a week before the learner begins. */
export function ExamStart({ week }: { week: number }) {
  const query = useFresh([manageExamDetail.path, week], () => received(manageExamDetail({ week })));
  if (!query.data) return <Waiting title="课程考试" query={query} />;
  const { title, rule, attempt, total_score, pass_score, question_list } = query.data;
  const start = () => platform().navigate(links.manageExam({ week, attempt }), { replace: true });
  return (
    <Page
      footer={
        <Button block onClick={start}>
          开始考试
        </Button>
      }
    >
      <PageHead title={title} />
      <Card label="考试概况">
        <Stats
          items={[
            { name: '题数', value: question_list.length, unit: '题' },
            { name: '满分', value: total_score, unit: '分' },
            { name: '合格分', value: pass_score, unit: '分' },
          ]}
        />
      </Card>
      <Card title="考试说明">
        <RichText html={rule} />
      </Card>
      <Card title="放心作答">
        <Points
          items={[
            '每答一题都会自动保存，退出或换一台设备都可以接着答。',
            '断网时答案先存在本机，联网后自动同步；没有计入的答案会列出来，可以申请复核。',
            '拿不准的题可以先标记，随时从答题卡回来。',
            '交卷前会再次确认，交卷后不能修改。',
          ]}
          loose
        />
      </Card>
    </Page>
  );
}
