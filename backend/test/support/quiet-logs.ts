import { Logger } from '@nestjs/common';

// Adapters are also tested without an application, and so without its logger.
Logger.overrideLogger(false);
