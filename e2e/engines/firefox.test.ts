import { firefox } from '../../testing/engines/firefox.ts'
import { testFlows } from './flows.ts'

testFlows(firefox)
