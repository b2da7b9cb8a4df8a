plugins {
    kotlin("jvm") version "{kotlin}"
    id("it.unibo.collektive.collektive-plugin") version "{collektive}"
    application
}

repositories {
    mavenCentral()
}

dependencies {
    implementation("it.unibo.collektive:collektive-dsl:{collektive}")
    implementation("it.unibo.collektive:collektive-stdlib:{collektive}")
    testImplementation(kotlin("test"))
}

application {
    mainClass = "MainKt"
}

tasks.test {
    useJUnitPlatform()
}
