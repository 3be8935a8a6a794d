import { firefox } from '../../testing/engines/firefox.ts'
import { testBuyerFlows } from './buyer-flows.ts'
import { testFlows } from './flows.ts'

testFlows(firefox)
testBuyerFlows(firefox)
