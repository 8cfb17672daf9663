import { S3Client } from '@aws-sdk/client-s3';
import { ReleaseError } from '../release-error';
import { S3Objects, type Conditions } from './s3-objects';
import { S3Store } from './s3-store';

/** Limits of one request, in ms: a server that hangs must not keep a command or a gateway waiting. */
const LIMITS = { connect: 2000, answer: 5000 };

/** Tries a silent server once more and then gives up; answers that are errors are tried as often as usual. */
function giveUpOnSilence(client: S3Client): void {
  client.middlewareStack.add(
    (next, context) => async (args) => {
      try {
        return await next(args);
      } catch (error) {
        if ((error as Error).name !== 'TimeoutError') throw error;
        const known = context as { wasSilent?: boolean };
        // Without the cause, because the client would try again for its sake.
        if (known.wasSilent) throw new ReleaseError('STORE_SILENT');
        known.wasSilent = true;
        throw error;
      }
    },
    { step: 'finalizeRequest', priority: 'low', name: 'giveUpOnSilence' },
  );
}

const isConditions = (value: string): value is Conditions => ['standard', 'oss', 'cos'].includes(value);

/**
 * Opens `s3://bucket/prefix?endpoint=…&region=…&pathStyle=true&conditions=…`. Parts that the address lacks
 * come from the usual environment variables; credentials always do.
 */
export function openS3Store(address: string, env: NodeJS.ProcessEnv, limits = LIMITS): S3Store {
  const wrong = new ReleaseError('STORE_WRONG', { address });
  if (!URL.canParse(address)) throw wrong;
  const { hostname: bucket, pathname, searchParams } = new URL(address);
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  const conditions = searchParams.get('conditions') ?? env.S3_CONDITIONS ?? 'standard';
  if (!bucket || !isConditions(conditions)) throw wrong;

  const endpoint = searchParams.get('endpoint') ?? env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL;
  const pathStyle = searchParams.get('pathStyle') ?? env.S3_FORCE_PATH_STYLE ?? 'false';
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = env;
  const client = new S3Client({
    region: searchParams.get('region') ?? env.AWS_REGION ?? env.AWS_DEFAULT_REGION ?? 'us-east-1',
    forcePathStyle: ['1', 'true'].includes(pathStyle),
    maxAttempts: 5,
    requestHandler: {
      connectionTimeout: limits.connect,
      socketTimeout: limits.answer,
      // Servers that send an answer in two parts wait for the receipt of the first one, which comes 40 ms later
      // on a connection that is kept. Without TLS a new connection costs less than that.
      httpAgent: { keepAlive: false },
    },
    // Many endpoints do not know the newer checksums, so each write carries its MD5 instead.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint }),
    ...(accessKeyId &&
      secretAccessKey && {
        credentials: { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) },
      }),
  });
  giveUpOnSilence(client);
  return new S3Store(new S3Objects(client, bucket, prefix === '' ? '' : `${prefix}/`, conditions));
}
