import { updateAddress, type Address, type Certificate } from '@suite/api';
import { AddressForm as SharedForm, emptyAddress } from '@suite/features/address';
import { links } from '@suite/kernel/links';
import { useOnward } from '@suite/ui';
import { Spoken, Toast } from '@suite/ui/base';
import { useForgetCertificates, useFreshCertificates } from './with-certificate';

interface AddressFormProps {
  certificate: Certificate;
  userId: number;
  usual: Address | null;
}

/** Changes where a certificate is sent, as long as it has not been shipped. */
export function AddressForm({ certificate, userId, usual }: AddressFormProps) {
  const onward = useOnward();
  const { line, address } = certificate;
  const refresh = useFreshCertificates();
  const forget = useForgetCertificates();
  return (
    <SharedForm
      draft={{ user: userId, name: `certificate-address.${line}` }}
      start={address ?? usual ?? emptyAddress}
      send={(values) => updateAddress({ line, ...values })}
      onSent={() => {
        forget();
        Toast.success('收件地址已修改');
        onward(links.certificateAudit({ line }), { replace: true });
      }}
      // It may have been shipped by now.
      onNotTaken={refresh}
      action="保存地址"
      title="收件地址"
    >
      <Spoken as="h1">填写资料</Spoken>
    </SharedForm>
  );
}
