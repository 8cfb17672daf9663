import type { PayContractStatus } from '@suite/api';
import { links } from '@suite/kernel/links';
import { ButtonLink, Card, Steps } from '@suite/ui';
import { Page, Result } from '@suite/ui/base';
import type { PayEdition } from './pay-edition';

interface Next {
  title: string;
  words: string;
  to: string;
}

type ContractPart = Pick<PayContractStatus, 'is_sign' | 'is_face'>;

/** What the learner does next, by the state of the contract. */
export function nextOf({ is_sign, is_face }: ContractPart, edition: PayEdition): Next {
  if (!is_sign) {
    return { title: '下一步，签署课程合同', words: '去签署合同', to: links.manageSignContract() };
  }
  if (!is_face) return { title: '下一步，核验本人', words: '去人脸核验', to: links.manageFaceVerify() };
  return { title: '合同已签署，可以学习', words: '去学习', to: edition.hub() };
}

/** The course is the learner's: how far its contract is, and the next step. */
export function OwnedCourse({ edition, status }: { edition: PayEdition; status: ContractPart }) {
  const { title, words, to } = nextOf(status, edition);
  const current = !status.is_sign ? 1 : !status.is_face ? 2 : 3;
  return (
    <Page
      tone="white"
      footer={
        <ButtonLink block to={to}>
          {words}
        </ButtonLink>
      }
    >
      <Result state="success" title="课程已购买" reason={title} />
      <Card label="开通进度">
        <Steps
          items={[{ title: '购买课程' }, { title: '签署合同' }, { title: '人脸核验' }, { title: '开始学习' }]}
          current={current}
        />
      </Card>
    </Page>
  );
}
