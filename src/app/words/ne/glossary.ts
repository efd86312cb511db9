import type { glossary as source } from '../en/glossary.ts';
import type { Translation } from '../message.ts';

export const glossary = {
  'glossary.lead': 'नेपाली तासको टेबलमा सुनिने शब्द र तिनको अर्थ।',
  'glossary.word': 'उच्चारण',
  'glossary.meaning': 'अर्थ',
  'glossary.jodi': 'मिल्ने दुई पत्ती।',
  'glossary.taas': 'खेल्ने पत्तीको गड्डी।',
  'glossary.patti': 'तासको एउटा पाना।',
  'glossary.palo': 'खेल्ने बारी, जस्तै “मेरो पालो”।',
  'glossary.samjhana': 'याद राख्ने क्षमता।',
  'glossary.rato': 'पान र इट्टाको रङ।',
  'glossary.kalo': 'हुकुम र चिडीको रङ।',
  'glossary.paan': 'रातो मुटु जस्तो चिह्न।',
  'glossary.itta': 'रातो चारकुने चिह्न।',
  'glossary.hukum': 'कालो सुपारी जस्तो चिह्न।',
  'glossary.chidi': 'कालो तीनपाते चिह्न।',
} as const satisfies Translation<typeof source>;
